import { randomId } from '../../lib/randomId';

const name = 'inspection-device';
let known: string | undefined;

/** Identifies this browser to the server, which lets it send again what it sent; as long as the page where nothing is kept. */
export const deviceId = (): string => {
  if (known) return known;
  known = randomId();
  try {
    known = localStorage.getItem(name) ?? known;
    localStorage.setItem(name, known);
  } catch {
    // Where the browser keeps nothing, the next page is another device.
  }
  return known;
};
