"""What of the electronics shop is small, or stands on a desk or in a house, in each of its colours."""
import capture
import devices
import gadgets
import laundry
import office
from cameras import low, upright
from photograph import in_colours, of_shop


def electronics(print_of):
    """@returns the subjects, as `of_shop` does"""
    keys, palms, red_dark = print_of("phone-keys"), print_of("tablet"), "#a8222c"
    return {
        **of_shop("bijli-ghar", low, {
            **in_colours("game-controller", "#c3cbd6", gadgets.controller, (), {
                "white": ("#eceef0",), "red": (red_dark,),
            }, {"white": "#9fb0c2"}),
            "torch": ("#b9c2cc", gadgets.torch, {"middle": 0.4, "lens": 92}),
            "alarm-clock": ("#cfdad6", gadgets.alarm_clock, {"middle": 1.2, "lens": 80}),
            "aa-batteries": ("#dcd6c6", gadgets.batteries, {"middle": 0.75}),
            "dual-band-router": ("#c6d0d8", office.router, {"middle": 0.75, "lens": 78}),
            "ink-tank-printer": ("#cdd6cf", office.printer, {"middle": 0.75, "lens": 88}),
            "office-desktop": ("#d3d8dd", lambda: office.desktop(print_of("laptop")), {"middle": 0.72, "lens": 72}),
            "smart-tv-32": ("#d9d2c4", lambda: devices.television(print_of("television-32")), {"middle": 0.85, "lens": 76}),
            "mirrorless-camera": ("#d6cfc2", capture.camera, {"lens": 88}),
            "handycam": ("#cfd6da", lambda: capture.handycam(print_of("television-32"))),
            "mini-projector": ("#b3bfcc", capture.projector, {"middle": 0.5, "lens": 98}),
            "steam-iron": ("#dcd5c8", laundry.iron, {"lens": 74}),
        }),
        **of_shop("bijli-ghar", {**low, "middle": 0.2, "height": 4.0, "away": 6.4, "lens": 100}, in_colours(
            "silent-mouse", "#9fb3c6", gadgets.mouse, (), {"black": ("#2b2d31",), "blue": ("#2f5fc4",)},
            {"black": "#cdd3d9", "blue": "#d6d3c8"},
        )),
        **of_shop("bijli-ghar", {**low, "middle": 0.1, "height": 4.4, "away": 6.0}, in_colours(
            "braided-usb-cable", "#d6d0c6", gadgets.usb_cable, (), {"red": (red_dark,)},
        )),
        **of_shop("bijli-ghar", {**low, "middle": 0.3, "height": 5.0, "away": 5.0, "lens": 100}, {
            "memory-card": ("#c9d6cf", lambda: gadgets.memory_card(print_of("memory-card"))),
        }),
        **of_shop("bijli-ghar", upright, {
            **in_colours("doel-feature-phone", "#d6d3c8", office.feature_phone, (keys,), {
                "blue": (keys, "#2a4f96"), "red": (keys, red_dark),
            }, {"red": "#c9d3d6"}),
            **in_colours("pata-tablet", "#c9d3cc", office.tablet, (palms,), {"blue": (palms, "#3d5f96")}),
            "tempered-glass": ("#a9b8cc", lambda: office.screen_guard(print_of("phone-blue"))),
            "condenser-microphone": ("#d9d3cd", capture.microphone),
            "pocket-radio": ("#d3dad6", capture.radio, {"middle": 1.0}),
            "ip-camera": ("#a9bccb", capture.security_camera, {"middle": 0.95}),
            "washing-machine": ("#c3cfd6", laundry.washing_machine, {"lens": 92}),
        }),
    }
