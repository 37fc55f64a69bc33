"""Makes the photographs of what Blender rendered: python3 develop.py <folder of PNGs> <folder of photographs> [name ...]

Takes the grain out (OpenCV's non-local means) and writes WebP; of a wide banner, whose pixels have few samples each, more
grain and smaller. Debian: python3-opencv.
"""
import os
import sys

import cv2

source, target, *wanted = sys.argv[1:]

for folder, _, files in os.walk(source):
    for file in files:
        name = os.path.relpath(os.path.join(folder, file), source)[: -len(".png")]
        if wanted and name not in wanted:
            continue
        rendered = cv2.imread(os.path.join(folder, file))
        grain, quality = (6, 80) if rendered.shape[1] > 1000 else (5, 84)
        smooth = cv2.fastNlMeansDenoisingColored(rendered, None, grain, grain + 3, 5, 15)
        place = os.path.join(target, name + ".webp")
        os.makedirs(os.path.dirname(place), exist_ok=True)
        cv2.imwrite(place, smooth, [cv2.IMWRITE_WEBP_QUALITY, quality])
