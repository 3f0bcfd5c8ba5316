import { commonTexts } from './fr/common';
import { reportingTexts } from './fr/reporting';
import { makeAreaT } from './translate';

/** Texts of the dashboard's figures and of the statistics. */
export const t = makeAreaT(reportingTexts, commonTexts);
