// boardgame.io's server with a toy game: a board of 117 squares, of which a move takes one. It keeps matches in memory and nowhere else,
// as it does unless told otherwise.
const { Server } = require('boardgame.io/server');

const toy = {
  name: 'toy',
  setup: () => ({ squares: Array(117).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, square) => {
      G.squares[square] = playerID;
    },
  },
};

const server = Server({ games: [toy], origins: ['*'] });
// Its lobby has a port of its own: on the same one, today's koa does not find it.
const port = Number(process.argv[2]);
server.run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log('ready') });
