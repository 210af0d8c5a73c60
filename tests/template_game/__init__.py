"""Sealed bids: a tiny game with every module of the contract, and with what makes games hard.

It serves three ends: the laws run on it, so that they are held to be general; it has what the first real game lacks
(simultaneous secret choices, weighted chance, hidden draws, one seat); and docs/adding-a-game.md walks through it.

Rules, for 1 to 3 seats:

- X1.1 A bag holds 18 tokens of the values 1, 2, 3. Option `bag`: `even` has six of each, `steep` has 12, 5 and 1.
- X1.2 Each seat has 5 coins.
- X2.1 A round begins: chance deals each seat a token, seat 0 first, each token left in the bag equally likely:
  `* token 0 2`. Only the owner sees it.
- X2.2 All seats bid at once and in secret, no more coins than they have: `0 bid 3`.
- X2.3 Nobody may bid exactly the value of their own token.
- X2.4 When all have bid (automatic): bids and tokens are shown, the tokens' values are added to the pot, the tokens
  leave the game. The highest bid above 0, if one seat alone made it, is paid and takes the pot. Else the pot stays
  for the next round (option `carry`: true) or is lost.
- X3.1 The match ends when nobody has a coin left (`broke`), else after `rounds` rounds (`rounds`; option, 1 to 5).
- X3.2 Points won decide; then coins left; then ranks are shared. The result also lists the `coins`.
"""
