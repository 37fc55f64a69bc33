"""Renders the demo's goods: PRINTS=<folder> blender -b -P render.py -- <folder> <side> <samples> [subject ...]

Writes <folder>/<subject>.png, of all subjects or of those named. A product is a square of <side> px; a banner is 1.5 times
as wide and 0.6 times as high as that.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

import photograph
from subjects import subjects

folder, side, samples, *wanted = sys.argv[sys.argv.index("--") + 1:]

for name, subject in subjects.items():
    if wanted and name not in wanted:
        continue
    photograph.empty_room(subject["ground"])
    subject["scene"]()
    photograph.camera(**subject.get("camera", {}))
    across, high = (1.5, 0.6) if "/banners/" in name else (1, 1)
    size = round(int(side) * across), round(int(side) * high)
    photograph.take(os.path.join(os.path.abspath(folder), name + ".png"), size, int(samples))
