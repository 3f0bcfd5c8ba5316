/** Exits with 1 and a message if there is no browser for the journeys and none could be installed. */
import { provideBrowser } from './browser.ts';

if (!provideBrowser()) {
  console.error('The browser journeys need Chromium, Chrome or Edge: install one, or set CHROME_PATH to its program.');
  process.exit(1);
}
