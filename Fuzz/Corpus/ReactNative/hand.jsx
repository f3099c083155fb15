<View style={{ width: 90, height: 80 }} pointerEvents="box-none" {...rest}>
  <Pressable testID='pay' hitSlop={{top: 1, left: a}} disabled
    style={[styles.a, { left: 5, top: 6, width: 20, height: 20, }]} onPress={() => { pay("}") }}>
    <Text>{"Pay"} now</Text>
  </Pressable>
  <><Image style={Object {"width": 4, "height": 4}} onClick={[Function]} /></>
</View>
