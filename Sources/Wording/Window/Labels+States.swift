extension Labels {
  // MARK: What became of a view, in its row

  public static let neverAsked = text("state.neverAsked")
  public static let asking = text("state.asking")
  public static let inside = text("state.inside")
  public static let outside = text("state.outside")
  public static let disabled = text("state.disabled")
  public static let interactionOff = text("state.interactionOff")
  public static let hidden = text("state.hidden")
  public static let alphaZero = text("state.alphaZero")
  public static let alphaLow = text("state.alphaLow")
  public static let animated = text("state.animated")
  public static let noInverse = text("state.noInverse")
  public static let nothing = text("state.nothing")
  public static let passesOn = text("state.passesOn")
  public static let hit = text("state.hit")
}
