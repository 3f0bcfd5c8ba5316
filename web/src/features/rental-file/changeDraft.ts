import { amountOf, toCentimes } from '../../platform/money/money';
import type {
  ChangePricing,
  PaymentMethod,
  ChangeRentalInput,
  RentalChangePreviewInput,
} from '../../platform/graphql/types.generated';
import { toWallTime } from '../../platform/time/time';
import type { FieldErrors } from '../../kit/form/useServerForm';
import type { RentalChangeFormFragment } from './ChangeDialog.generated';
import type { RentalChangePreviewQuery } from './RentalChange.generated';
import { t } from './texts';

/** The kinds of change that the dialog offers. */
export type ChangeWhat = 'END' | 'RETURN' | 'SWAP';

/** The form's values. Times are agency wall times. */
export interface ChangeDraft {
  what: ChangeWhat;
  endsAt: string;
  at: string;
  /** Readings of the vehicle that comes back. */
  returnedKm: number | string;
  returnedFuel: string;
  /** The new vehicle; empty to keep the present one. */
  vehicleId: string;
  km: number | string;
  fuel: string;
  pricing: ChangePricing;
  dailyPrice: number | string;
  difference: number | string;
  /** The new vehicle of each overlapping rental, by number; a rental without an entry keeps its own. */
  moves: Record<string, string>;
  refundMethod: PaymentMethod;
  reason: string;
}

/** The server's preview of a change of a rental: its price and its conflicts. */
export type Preview = RentalChangePreviewQuery['rentalChangePreview'];

/** The server's names of the form's fields. */
export const fieldOf: Readonly<Record<string, string>> = {
  'returned.at': 'at',
  'returned.km': 'returnedKm',
  'returned.fuel': 'returnedFuel',
  'swap.vehicleId': 'vehicleId',
  'swap.at': 'at',
  'swap.returnedKm': 'returnedKm',
  'swap.returnedFuel': 'returnedFuel',
  'swap.km': 'km',
  'swap.fuel': 'fuel',
  returnedAt: 'at',
};

/** The price rules that each change offers, its default first. */
export const pricesOf: Readonly<Record<ChangeWhat, readonly ChangePricing[]>> = {
  END: ['TIERS', 'DAILY', 'AGREED', 'UNCHANGED'],
  RETURN: ['UNCHANGED', 'TIERS', 'DAILY', 'AGREED'],
  SWAP: ['UNCHANGED', 'AGREED'],
};

/** Returns an empty form for a rental; `now` is the agency's wall time. */
export const draftOf = (
  { endsAt }: Pick<RentalChangeFormFragment, 'endsAt'>,
  now: string,
  wantedEnd = endsAt,
): ChangeDraft => ({
  what: 'END',
  endsAt: toWallTime(wantedEnd),
  at: now,
  returnedKm: '',
  returnedFuel: '',
  vehicleId: '',
  km: '',
  fuel: '',
  pricing: 'TIERS',
  dailyPrice: '',
  difference: '',
  moves: {},
  refundMethod: 'CASH',
  reason: '',
});

/** Tells whether the change needs the readings of two vehicles, because the rental that is out continues in another one. */
export const exchanges = ({ what, vehicleId }: ChangeDraft, stage: RentalChangeFormFragment['stage']): boolean =>
  stage === 'OUT' && what !== 'RETURN' && (what === 'SWAP' || vehicleId !== '');

const priced = ({ pricing, dailyPrice, difference }: ChangeDraft) => ({
  pricing,
  ...(pricing === 'DAILY' && { dailyPrice: amountOf(dailyPrice) }),
  ...(pricing === 'AGREED' && { difference: amountOf(difference) }),
});

/** Returns the variables of the preview; null while values are missing. */
export const previewInput = (
  draft: ChangeDraft,
  { number, endsAt }: Pick<RentalChangeFormFragment, 'number' | 'endsAt'>,
): RentalChangePreviewInput | null => {
  const { what, pricing } = draft;
  if (pricing === 'DAILY' && toCentimes(draft.dailyPrice) === null) return null;
  if (pricing === 'AGREED' && toCentimes(draft.difference) === null) return null;
  const base = { number, ...priced(draft) };
  if (what === 'RETURN') return draft.at ? { ...base, returnedAt: draft.at } : null;
  const vehicle = draft.vehicleId ? { vehicleId: draft.vehicleId } : {};
  if (what === 'SWAP') return draft.vehicleId ? { ...base, ...vehicle } : null;
  return draft.endsAt && draft.endsAt !== toWallTime(endsAt) ? { ...base, endsAt: draft.endsAt, ...vehicle } : null;
};

/** Returns the problems that the browser can find, in the order of the form. */
export const problemsOf = (
  draft: ChangeDraft,
  { stage, endsAt }: Pick<RentalChangeFormFragment, 'stage' | 'endsAt'>,
): FieldErrors => {
  const { what, pricing } = draft;
  const both = exchanges(draft, stage);
  const back = both || what === 'RETURN';
  return {
    endsAt: what === 'END' && (!draft.endsAt || draft.endsAt === toWallTime(endsAt)) ? t('change.endWrong') : undefined,
    vehicleId: what === 'SWAP' && !draft.vehicleId ? t('change.vehicleWrong') : undefined,
    at: back && !draft.at ? t('change.atWrong') : undefined,
    returnedKm: back && draft.returnedKm === '' ? t('change.kmWrong') : undefined,
    returnedFuel: back && !draft.returnedFuel ? t('change.fuelWrong') : undefined,
    km: both && draft.km === '' ? t('change.kmWrong') : undefined,
    fuel: both && !draft.fuel ? t('change.fuelWrong') : undefined,
    dailyPrice: pricing === 'DAILY' && toCentimes(draft.dailyPrice) === null ? t('change.dailyWrong') : undefined,
    difference: pricing === 'AGREED' && toCentimes(draft.difference) === null ? t('change.differenceWrong') : undefined,
  };
};

/** Converts the form to the mutation's input. Moved rentals have the versions that the preview showed. */
export const changeInput = (
  draft: ChangeDraft,
  { number, stage }: Pick<RentalChangeFormFragment, 'number' | 'stage'>,
  version: number,
  preview: Preview | undefined,
): ChangeRentalInput => {
  const { what, at, returnedKm, returnedFuel, vehicleId, km, fuel, refundMethod, reason } = draft;
  const swap = exchanges(draft, stage)
    ? {
        vehicleId,
        at,
        returnedKm: Number(returnedKm),
        returnedFuel: Number(returnedFuel),
        km: Number(km),
        fuel: Number(fuel),
      }
    : { vehicleId };
  const moves = (preview?.conflicts ?? []).flatMap(({ reservation, movable }) => {
    const to = reservation && movable ? draft.moves[reservation.number] : undefined;
    return reservation && to ? [{ number: reservation.number, version: reservation.version, vehicleId: to }] : [];
  });
  return {
    number,
    version,
    ...priced(draft),
    ...(what === 'END' && { endsAt: draft.endsAt }),
    ...(what === 'RETURN' && { returned: { at, km: Number(returnedKm), fuel: Number(returnedFuel) } }),
    ...(what !== 'RETURN' && vehicleId && { swap }),
    ...(what === 'END' && moves.length > 0 && { moves }),
    ...(preview && Number(preview.refund) > 0 && { refundMethod }),
    ...(reason.trim() && { reason }),
  };
};
