import { type AddressInfo, createServer, type Server } from 'node:net';
import { checkRedis } from './check-redis.js';

let server: Server;

afterEach(() => {
  server.close();
});

/** Starts a server that answers each command of Redis' protocol by its name. */
async function answering(answers: Record<string, string>): Promise<string> {
  server = createServer((socket) => {
    socket.on('data', (bytes) => {
      for (const [command = ''] of bytes.toString().matchAll(/(?<=\*\d+\r\n\$\d+\r\n)\w+/g))
        socket.write(answers[command.toLowerCase()] ?? '+OK\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('accepts a Redis that answers', async () => {
  const host = await answering({ ping: '+PONG\r\n' });
  await expect(checkRedis(`redis://${host}/5`)).resolves.toBeUndefined();
});

it('names REDIS_URL if the database number is refused, although the server answers', async () => {
  const host = await answering({ select: '-ERR DB index is out of range\r\n', ping: '+PONG\r\n' });
  await expect(checkRedis(`redis://:the-password@${host}/999`)).rejects.toThrow(
    `REDIS_URL: the Redis server at ${host} cannot be used: ERR DB index is out of range.`,
  );
});
