import type Sharp from 'sharp';
import { fewAtOnce } from '../../kernel/few-at-once.js';

/** Loads the image library at its first use: it takes 22 MB of memory, and most server starts need no image. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}

/** Decodes pictures that people send, two at a time in a process: each may take hundreds of megabytes for a moment. */
export const decodeInTurn = fewAtOnce(2);
