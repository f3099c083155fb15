// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Users' classes are pasted from iOS projects, which are mostly Swift 5 and may warn.
let pasted: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Hitscope",
  defaultLocalization: "en",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "MapKit", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .executable(name: "hitscope", targets: ["hitscope"]),
    .executable(name: "hittest", targets: ["hittest"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "SDL2_ttf",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),

    .target(name: "UIKit", swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "MapKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "CustomViews", dependencies: ["UIKit"], swiftSettings: pasted),
    .target(name: "Scenes", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "Diagnosis", dependencies: ["UIKit", "Scenes"], swiftSettings: strict),
    .target(
      name: "Wording", dependencies: ["UIKit", "Scenes", "Diagnosis", "Assets"],
      swiftSettings: strict),
    .target(name: "Canvas", swiftSettings: strict),
    .target(
      name: "Visualizer", dependencies: ["UIKit", "Scenes", "Diagnosis", "Wording", "Canvas"],
      swiftSettings: strict),
    .target(name: "Raster", dependencies: ["Canvas", "CPNG"], swiftSettings: strict),
    .target(
      name: "SDLPlatform",
      dependencies: [
        "CSDL2", "CFontconfig", .target(name: "CX11", condition: .when(platforms: [.linux])),
        "Canvas", "Raster",
      ],
      swiftSettings: strict),
    .target(
      name: "Assets", path: "Assets",
      resources: [.copy("Scenes"), .copy("Languages"), .copy("Capture")],
      swiftSettings: strict),
    .executableTarget(
      name: "hitscope",
      dependencies: [
        "UIKit", "Scenes", "Wording", "Canvas", "Visualizer", "Raster", "SDLPlatform",
        "CustomViews", "Assets",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hittest",
      dependencies: ["UIKit", "Scenes", "Diagnosis", "Wording", "CustomViews", "Assets"],
      swiftSettings: strict),

    .target(name: "NaiveTree", path: "Benchmarks/NaiveTree", swiftSettings: strict),
    .target(name: "CppTree", path: "Benchmarks/CppTree"),
    .executableTarget(
      name: "HitBenchmark", dependencies: ["UIKit", "NaiveTree", "CppTree"],
      path: "Benchmarks/Hits", exclude: ["qt", "run", "README.md"], swiftSettings: strict),
    .executableTarget(
      name: "FrameBenchmark", dependencies: ["Canvas", "Raster", "SDLPlatform"],
      path: "Benchmarks/Frames", exclude: ["qt", "run"], swiftSettings: strict),

    .executableTarget(
      name: "OutlineBenchmark",
      dependencies: ["UIKit", "Scenes", "Canvas", "Visualizer", "Raster", "SDLPlatform"],
      path: "Benchmarks/Outline", exclude: ["run"], swiftSettings: strict),

    .executableTarget(
      name: "DragBenchmark",
      dependencies: ["UIKit", "Scenes", "Canvas", "Visualizer", "Raster", "SDLPlatform"],
      path: "Benchmarks/Drag", exclude: ["run"], swiftSettings: strict),

    .executableTarget(
      name: "ImportBenchmark", path: "Benchmarks/Import", exclude: ["run", "README.md"],
      swiftSettings: strict),

    .executableTarget(
      name: "TerritoryBenchmark", dependencies: ["UIKit", "Scenes", "Diagnosis"],
      path: "Benchmarks/Territory", exclude: ["run"], swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "Canvas"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["UIKit", "Scenes", "CustomViews", "Assets", "TestSupport"],
      resources: [.copy("Fixtures"), .copy("Importing/Inputs")], swiftSettings: strict),
    .testTarget(
      name: "DiagnosisTests", dependencies: ["UIKit", "Scenes", "Diagnosis", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WordingTests",
      dependencies: ["UIKit", "Scenes", "Diagnosis", "Wording", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasTests", dependencies: ["Canvas", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "UIKit", "Scenes", "Canvas", "Visualizer", "Raster", "Assets", "TestSupport",
      ],
      resources: [.copy("Golden")], swiftSettings: strict),
    .testTarget(
      name: "VisualizerTests",
      dependencies: [
        "UIKit", "Scenes", "Wording", "Canvas", "Visualizer", "Assets", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SDLPlatformTests",
      dependencies: ["CSDL2", "Canvas", "Raster", "SDLPlatform", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "UIKit", "Scenes", "Canvas", "Visualizer", "SDLPlatform", "Assets", "TestSupport",
      ],
      exclude: ["WholeFiles"], swiftSettings: strict),
    .testTarget(
      name: "StorageTests", dependencies: ["hitscope", "Visualizer"], path: "Tests/StorageTests",
      swiftSettings: strict),
    .testTarget(
      name: "CaptureTests", dependencies: ["UIKit", "Scenes", "Assets", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "StructureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)
