/** boardgame.io's own server, with its own storage in memory. Prints its port when it is ready. */
const { Server, Origins } = require('boardgame.io/server');
const { Toy } = require('./game.cjs');

const server = Server({ games: [Toy], origins: [Origins.LOCALHOST] });
server.run({ port: 0, lobbyConfig: {} }).then(({ appServer }) => {
  console.log(`ready ${appServer.address().port}`);
});
