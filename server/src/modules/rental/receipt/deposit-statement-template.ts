import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../contract/rental-sheet.js';

/** A charge that a part of a deposit was kept for, with photos of what it is for. */
export interface StatedCharge {
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  /** JPEG data URLs. */
  readonly photos: readonly string[];
  /** What is not printed, in a sentence. */
  readonly remark: string | null;
}

/** The content of a printed statement of a deposit: French texts, pictures as PNG data URLs. */
export interface DepositStatementSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly printedOn: string;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly entries: readonly {
    readonly day: string;
    readonly label: string;
    /** Why the amount was kept or corrected. */
    readonly reason: string | null;
    readonly amount: string;
    /** The amount held after this entry. */
    readonly held: string;
    /** The charge of the return that it was kept for. */
    readonly charge: StatedCharge | null;
  }[];
  readonly sums: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** The present state in a sentence. */
  readonly standing: string;
}

export const DEPOSIT_STATEMENT_TEMPLATE: PdfTemplate<DepositStatementSheet> = {
  file: import.meta.resolve('./deposit-statement.document.js'),
};
