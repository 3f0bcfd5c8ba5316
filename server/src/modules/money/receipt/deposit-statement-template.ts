import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../../booking/contract/rental-sheet.js';
import type { LabelledText } from './paper-kit.js';

/** A charge for which a part of a deposit was kept, with photos of its cause. */
export interface StatedCharge {
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  /** JPEG data URLs. */
  readonly photos: readonly string[];
  /** A French sentence about photos that are not printed; null if all are. */
  readonly remark: string | null;
}

/** The content of a printed statement of a deposit: French texts, pictures as PNG data URLs. */
export interface DepositStatementSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly printedOn: string;
  readonly facts: readonly LabelledText[];
  readonly entries: readonly {
    readonly day: string;
    readonly label: string;
    /** Why the amount was kept or the entry reversed. */
    readonly reason: string | null;
    readonly amount: string;
    /** The amount held after this entry. */
    readonly held: string;
    /** The charge at the return for which the amount was kept; null for other entries. */
    readonly charge: StatedCharge | null;
  }[];
  readonly sums: readonly LabelledText[];
  /** The present state as a French sentence. */
  readonly standing: string;
}

/** Registers the layout of the PDF of a deposit's statement; the PDF worker loads it. */
export const DEPOSIT_STATEMENT_TEMPLATE: PdfTemplate<DepositStatementSheet> = {
  file: import.meta.resolve('./deposit-statement.document.js'),
};
