import type { onRequestHookHandler } from 'fastify';

/**
 * Refuses a request with a compressed body with 415, because it could decompress to any size, and says so in the format of the door that was asked. A hook of
 * the server.
 */
export const refuseCompressedBody: onRequestHookHandler = (request, reply, done) => {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return done();
  const message = "Le corps d'une requête ne doit pas être compressé.";
  const isGraphQL = request.routeOptions.url === '/graphql';
  void reply.code(415).send(isGraphQL ? { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] } : { message });
  return undefined;
};
