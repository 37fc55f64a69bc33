"""Where the camera stands, as `camera` of the photographs takes it."""

high = {"middle": 0.42, "height": 4.6, "away": 6.6}
"""From above, as one looks at a plate."""

heap = {"middle": 0.72, "height": 4.6, "away": 6.8, "lens": 74}
"""Of a plate with a heap on it."""

tall = {"middle": 0.62, "height": 4.4, "away": 6.9, "lens": 80}
"""Of what stands higher than it is wide."""

table = {"middle": 0.42, "height": 3.6, "away": 7.0, "lens": 84}
"""Of what lies on a table."""

upright = {"middle": 1.12, "height": 2.6, "away": 8.2, "lens": 98}
"""Of what stands: a book, a bottle, a pack."""

folded = {"middle": 0.3, "height": 4.0, "away": 6.6, "lens": 80}
"""Of folded cloth."""

large = {"middle": 0.8, "height": 3.6, "away": 7.6, "lens": 74}
"""Of what fills a table."""

worn = {"middle": 0.32, "height": 4.6, "away": 5.6, "lens": 88}
"""Of a folded shirt, from above."""

low = {"middle": 0.6, "height": 2.9, "away": 7.6, "lens": 84}
"""Of what is wide and not high."""

frame = {"middle": 0.8, "height": 3.0, "away": 8.6, "lens": 46, "shift": -0.1}
"""Of a banner: its things on the right."""
