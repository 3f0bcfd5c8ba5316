import { commonTexts } from './fr/common';
import { customerProfileTexts } from './fr/customerProfile';
import { makeAreaT } from './translate';

/** Texts of the customer's own profile; common ones as `common:key`. */
export const t = makeAreaT(customerProfileTexts, commonTexts);
