import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../contract/rental-sheet.js';

/** All that the statement of a deposit prints, in French and ready to print; pictures are PNG data URLs. */
export interface DepositStatementSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly printedOn: string;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly entries: readonly {
    readonly day: string;
    readonly label: string;
    /** Why it was kept or taken back. */
    readonly reason: string | null;
    readonly amount: string;
    /** What was held after it. */
    readonly held: string;
  }[];
  readonly sums: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** How it stands, in a sentence. */
  readonly standing: string;
}

export const DEPOSIT_STATEMENT_TEMPLATE: PdfTemplate<DepositStatementSheet> = {
  file: import.meta.resolve('./deposit-statement.document.js'),
};
