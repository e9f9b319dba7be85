// A tray for the breadboard, with a desk that holds the display behind it.
//
//   openscad -D 'part="tray"' -o tray.stl case.scad     (also "desk")
//   openscad -o case.png --imgsize=1200,620 --camera=85,34,8,52,0,22,370 \
//       --colorscheme=Tomorrow case.scad
//
// Millimetres. The origin is the near left corner of the breadboard; z = 0 is
// under the tray. Parts come out as they are printed: the desk lies on its face.
//
// [W] https://www.waveshare.com/wiki/1.54inch_LCD_Module: 50 x 35. The 2" module of
//     the same maker is 58 x 35: -D 'lcd=[58,35]'.
// Breadboards of 63 columns differ: a shop gives 163 x 54 x 8
// (https://github.com/sunfounder/esp32-starter-kit), others measured 54.2 and 64.5
// across (http://blog.hekkers.net/2010/11/05/different-breadboards/). Measure yours.

part = "all"; // [all, tray, desk]

/* [What is inside] */
breadboard = [166, 55];   // as in the drawing of this board
lcd = [50, 35];           // [W]
display_x = 103;          // the middle of the display, as in the drawing

/* [How it is made] */
air = 0.5;
wall = 2;
rim = 6;      // above the floor: below what is plugged into the board
plate = 3;    // of the desk
lip = 2;      // of the desk, over the edge of the module
tongue = 10;  // of the desk, in its slots
lean = 20;    // degrees
foot = [16, 16, 14];
$fn = 48;

inside = [[-air, -air], [breadboard.x + air, breadboard.y + air]];
hold = lcd + 2 * [air + wall, air + wall];

module between(corners, thick) {
    translate(corners[0]) cube([corners[1].x - corners[0].x, corners[1].y - corners[0].y, thick]);
}

// A foot for each lower corner of the desk, with a slot that leans back.
module feet() {
    for (side = [-1, 1]) difference() {
        translate([display_x + side * (hold.x / 2 - foot.x / 2 + wall) - foot.x / 2, inside[1].y, 0])
            cube(foot);
        translate([display_x - hold.x / 2 - air / 2, inside[1].y + 5, foot.z - tongue])
            rotate([-lean, 0, 0]) cube([hold.x + air, plate + 0.4, 2 * tongue]);
    }
}

module tray() {
    difference() {
        union() {
            between([inside[0] - [wall, wall], inside[1] + [wall, wall]], wall + rim);
            feet();
        }
        translate([0, 0, wall]) between(inside, rim + 1);
        // A finger lifts the board out here.
        translate([breadboard.x / 2, inside[0].y, wall + 8]) rotate([90, 0, 0]) cylinder(d = 16, h = 3 * wall, center = true);
    }
}

// On its face; the tongue is at y < 0.
module desk() {
    difference() {
        union() {
            translate([0, -tongue, 0]) cube([hold.x, hold.y + tongue, plate]);
            cube([hold.x, hold.y, plate + 3]);
        }
        translate([wall, wall, plate - 1]) cube([lcd.x + 2 * air, lcd.y + 2 * air, 5]);
        translate([wall + air + lip, wall + air + lip, -1])
            cube([lcd.x - 2 * lip, lcd.y - 2 * lip, plate + 2]);
        // The pins are at one of the short sides.
        translate([-1, hold.y / 2 - 12, plate - 1]) cube([hold.x + 2, 24, 5]);
    }
}

if (part == "tray") tray();
if (part == "desk") desk();
if (part == "all") {
    color("DimGray") tray();
    color("IndianRed")
        translate([display_x - hold.x / 2, inside[1].y + 5.2, foot.z - tongue])
            rotate([-lean, 0, 0]) translate([hold.x, 0, tongue]) rotate([90, 0, 180]) desk();
}
