import { randomId } from '../../platform/device/randomId';

const name = 'inspection-device';
let storedId: string | undefined;

/**
 * Returns the id of this browser, by which the server recognises repeated saves. If the browser stores nothing, it lasts as long as the
 * page.
 */
export const deviceId = (): string => {
  if (storedId) return storedId;
  storedId = randomId();
  try {
    storedId = localStorage.getItem(name) ?? storedId;
    localStorage.setItem(name, storedId);
  } catch {
    // Without storage the next page gets another id.
  }
  return storedId;
};
