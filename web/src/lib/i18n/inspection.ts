import { commonTexts } from './fr/common';
import { inspectionTexts } from './fr/inspection';
import { makeAreaT } from './translate';

/** Texts of inspections: departure and return of a vehicle. */
export const t = makeAreaT(inspectionTexts, commonTexts);
