// A case for a Pico with a Pico-LCD-1.3 on it: tray, lid and four key caps.
//
//   openscad -D 'part="tray"' -o tray.stl case.scad     (also "lid" and "keys")
//   openscad -o case.png --imgsize=1000,760 --camera=25,12,22,55,0,-28,205 \
//       --colorscheme=Tomorrow case.scad
//
// Millimetres. The origin is the lower left corner of the display's board, seen
// from the front with the joystick on the left; z = 0 is under the tray. Parts
// come out as they are printed: the lid lies on its face.
//
// [W] https://www.waveshare.com/wiki/Pico-LCD-1.3: the board is 52.0 x 26.5.
// [K] A case that others drew for the same two boards, models/pico_stuff.scad in
//     https://github.com/kauzerei/OpensCadaver: it gives the board 52.4 x 26.7.
// [V] Another after it, case/case.scad in https://github.com/xythobuz/Volcano-Remote.
// [P] https://datasheets.raspberrypi.com/pico/pico-datasheet.pdf

part = "all"; // [all, tray, lid, keys]

/* [What is inside] */
board = [52.4, 26.7];             // [K], the larger of the two
stack = 16.8;                     // [K] from the USB socket's shell to the board's face
pico = [51, 21];                  // [P]
mounts = [2, 4.8];                // [P] holes, from the end and from the side
shell = 2.8;                      // [V] height of the USB socket
usb_out = 1.5;                    // [K] how far it stands out
bootsel = [12.3, 3.4];            // [V] from the USB end, from the middle line
window = [13.0, 44.0];            // [K] from where to where the glass may reach
joystick = [6.7, board.y / 2];    // [K]
keys_x = 47.7;                    // [K]
keys_pitch = 5.7;                 // [K]
headroom = 4;                     // [K] above the board, for glass and keys
key_top = 2.5;                    // no source: measure how high your keys stand

/* [How it is made] */
air = 0.5;    // around the board
wall = 2;
grip = 7;     // on the long sides, with the screws in it
face = 1.6;   // of the lid
under = 3.2;  // below the USB socket: room for the body of the plug
plug = [12, 8.5];
screw = 3;    // M3 x 10, into plain plastic
round = 4;
$fn = 48;

inside = [[-air - usb_out, -air], [board.x + air, board.y + air]];
outside = [inside[0] - [wall, grip], inside[1] + [wall, grip]];
board_face = wall + under + stack;
height = board_face + headroom;
key_places = [for (at = [-1.5 : 1.5]) [keys_x, board.y / 2 + at * keys_pitch]];
screws = [for (x = [outside[0].x + 4, outside[1].x - 4])
          for (y = [outside[0].y + grip / 2, outside[1].y - grip / 2]) [x, y]];

module between(corners) {
    translate(corners[0]) square(corners[1] - corners[0]);
}

module outline() {
    offset(round) offset(-round) between(outside);
}

module tray() {
    // The Pico hangs under the display, its parts downwards.
    corner = [(board.x - pico.x) / 2, (board.y - pico.y) / 2];
    difference() {
        linear_extrude(height) outline();
        translate([0, 0, wall]) linear_extrude(height) between(inside);
        // USB, with room for the body of the plug.
        translate([outside[0].x - 1, board.y / 2 - plug.x / 2, wall + under + shell / 2 - plug.y / 2])
            cube([wall + 2, plug.x, plug.y]);
        translate([corner.x + bootsel.x, board.y / 2 + bootsel.y, -1]) cylinder(d = 5, h = wall + 2);
        for (at = screws) translate([at.x, at.y, height - 12]) cylinder(d = screw - 0.5, h = 13);
    }
    for (x = [mounts.x, pico.x - mounts.x]) for (y = [mounts.y, pico.y - mounts.y])
        translate([corner.x + x, corner.y + y, wall - 0.01]) cylinder(d = 4, h = under + shell + 0.01);
}

// As it lies on the tray, its underside at z = 0.
module lid() {
    difference() {
        linear_extrude(face) outline();
        translate([window[0], 0.3, -1]) cube([window[1] - window[0], board.y - 0.6, face + 2]);
        translate([joystick.x, joystick.y, -0.01]) cylinder(d1 = 7, d2 = 11, h = face + 0.02);
        for (at = key_places) translate([at.x, at.y, -1]) cylinder(d = 4.4, h = face + 2);
        for (at = screws) translate([at.x, at.y, -1]) cylinder(d = screw + 0.4, h = face + 2);
    }
    // Two ribs press the board down beside the glass.
    for (x = [window[0] - 1.4, window[1]])
        translate([x, 3, -headroom + 0.2]) cube([1.4, board.y - 6, headroom - 0.19]);
}

module key() {
    flange = 0.8;
    cylinder(d = 5.2, h = flange);
    cylinder(d = 4, h = headroom - key_top + face + 1);
}

if (part == "tray") tray();
if (part == "lid") rotate([180, 0, 0]) translate([0, 0, -face]) lid();
if (part == "keys") for (at = [0 : 3]) translate([at * 8, 0, 0]) key();
if (part == "all") {
    color("DimGray") tray();
    translate([0, 0, height + 14]) color("IndianRed") lid();
    for (at = key_places) translate([at.x, at.y, board_face + key_top + 14]) color("Gainsboro") key();
}
