import { formatMoney } from '../../../kernel/money.js';
import type { Actor } from '../../../kernel/actor.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { photoPicture } from '../../../platform/pdf/document-pictures.js';
import type { DepositEntry } from '../deposit/deposit-entry.entity.js';
import { INSPECTION_FOLDER } from '../../handover/inspection/inspection-photos.service.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { ReturnCharge } from '../../handover/return-charge/return-charge.entity.js';
import type { StatedCharge } from './deposit-statement-template.js';

/** At most this many photos are printed per charge, which fills one row. */
const PHOTOS_OF_A_CHARGE = 4;
/** At most this many photos are printed per statement, so that the file can be mailed. */
const PHOTOS_IN_ALL = 16;

/** Collects the charges for which parts of a deposit were kept, with their photos as data URLs (docs/rules/payments.md#deposits). */
export class StatedCharges {
  constructor(
    private readonly files: FileStore,
    private readonly charges: ReturnChargeReader,
  ) {}

  /** Returns the charges that the caller may see, by the id of the deposit entry. */
  async of(actor: Actor, entries: readonly DepositEntry[]): Promise<Map<number, StatedCharge>> {
    const stated = new Map<number, StatedCharge>();
    let left = PHOTOS_IN_ALL;
    for (const entry of entries) {
      const charge = entry.line ? await this.charges.ofLine(actor, entry.line.id) : null;
      if (!charge) continue;
      const printed = await this.stated(actor, charge, Math.min(left, PHOTOS_OF_A_CHARGE));
      left -= printed.photos.length;
      stated.set(entry.id, printed);
    }
    return stated;
  }

  private async stated(actor: Actor, charge: ReturnCharge, most: number): Promise<StatedCharge> {
    const { label, detail, amount, confirmedAmount } = charge;
    const taken = await this.charges.photos(actor, charge);
    const photos: string[] = [];
    let missing = 0;
    for (const { imageFile } of taken) {
      if (photos.length === most) break;
      // An unreadable photo is left out, so that the statement can still be printed.
      const picture = imageFile && (await photoPicture(this.files, INSPECTION_FOLDER, imageFile).catch(() => null));
      if (picture) photos.push(picture);
      else missing += 1;
    }
    const further = taken.length - photos.length - missing;
    const remarks = [
      ...(missing > 0 ? [counted(missing, "1 photo n'est pas disponible.", 'photos ne sont pas disponibles.')] : []),
      ...(further > 0
        ? [counted(further, "1 autre photo est conservée par l'agence.", "autres photos sont conservées par l'agence.")]
        : []),
    ];
    return {
      ...{ label, detail, amount: formatMoney(confirmedAmount ?? amount), photos },
      remark: remarks.join(' ') || null,
    };
  }
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}
