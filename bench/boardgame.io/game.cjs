/** A toy game: a board of numbers, one of which a player raises; then it is the other's turn. It never ends. */
module.exports.Toy = {
  name: 'toy',
  setup: () => ({ cells: Array(40).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    raise: ({ G }, cell) => {
      G.cells[cell] += 1;
    },
  },
};
