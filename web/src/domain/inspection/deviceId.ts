import { randomId } from '../../platform/device/randomId';

const name = 'inspection-device';
let known: string | undefined;

/**
 * Returns the id of this browser, by which the server recognises repeated saves. If the browser stores nothing, it lasts as long as the
 * page.
 */
export const deviceId = (): string => {
  if (known) return known;
  known = randomId();
  try {
    known = localStorage.getItem(name) ?? known;
    localStorage.setItem(name, known);
  } catch {
    // Without storage the next page gets another id.
  }
  return known;
};
