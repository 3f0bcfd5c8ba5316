import { setTimeout as wait } from 'node:timers/promises';
import { timed } from './figures.js';
import type { ServerChild } from './server-child.js';

const EVERY_MS = 10;

/** Queries one record repeatedly; the returned function stops it and returns how long each answer took, in ms. */
export function keepAsking(server: ServerChild): () => Promise<number[]> {
  const taken: number[] = [];
  let asking = true;
  const ended = (async () => {
    while (asking) {
      taken.push(await timed(() => server.graphql('{ vehicle(id: 1) { id } }')));
      await wait(EVERY_MS);
    }
  })();
  return async () => {
    asking = false;
    await ended;
    return taken;
  };
}
