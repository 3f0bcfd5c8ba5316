import type { AmendmentSheet } from './amendment-template.js';
import { AmendmentPage } from './AmendmentPage.js';

/** Prints an amendment of a contract. */
export function documentOf(sheet: AmendmentSheet) {
  return AmendmentPage({ sheet });
}
