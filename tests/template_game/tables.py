"""Components as constants (X1)."""

import numpy as np

MAX_SEATS = 3
COINS = 5  # a seat (X1.2)
VALUES = 3  # tokens are worth 1, 2 or 3 (X1.1)
BAGS = np.array(((6, 6, 6), (12, 5, 1)), np.int64)  # [option bag, value - 1] how many tokens
