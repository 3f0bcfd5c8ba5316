import type {
  CreateMaintenanceInput,
  MaintenanceNature,
  UpdateMaintenanceInput,
} from '../../platform/graphql/types.generated';
import { amountOf } from '../../platform/money/money';
import { toWallTime } from '../../platform/time/time';
import { wholeOf } from '../../kit/form/typed';
import type { Choice } from '../../kit/form/ChoiceField';
import type { FieldErrors } from '../../kit/form/useServerForm';
import { vehicleChoice } from '../choice/useFoundRecords';
import type { MaintenanceFormFieldsFragment } from './MaintenanceForm.generated';
import { t } from './texts';

/** The form's values, named like the server's errors; numbers as typed. */
export interface MaintenanceDraft {
  vehicleId: Choice | null;
  providerId: Choice | null;
  nature: MaintenanceNature | '';
  performedOn: string;
  odometerKm: number | string;
  nextOn: string;
  nextOdometerKm: number | string;
  description: string;
  cost: number | string;
  /** Whether the vehicle is out of service for it; the times are agency time. */
  blocked: boolean;
  outOfService: { startsAt: string; endsAt: string };
  /** Whether the maintenance may overlap planned rentals. */
  overPromises: boolean;
  invoice: File | null;
  removeInvoice: boolean;
}

/** The natures in their fixed order (docs/rules/maintenance.md#works). */
export const natures = [
  'REGISTRATION_CARD',
  'TECHNICAL_INSPECTION',
  'OIL_CHANGE',
  'SERVICING',
  'TIMING_BELT',
  'TACHOGRAPH',
  'FIRE_EXTINGUISHER',
  'AUTHORISATION_CARD',
] as const satisfies readonly MaintenanceNature[];

/** Initial values of a new maintenance. */
export interface MaintenancePlan {
  vehicle?: { id: string; name: string; plateNumber: string };
  nature?: MaintenanceNature;
  slot?: { startsAt: string; endsAt: string } | null;
}

/** Returns a new form with the planned values. */
export const plannedDraft = ({ vehicle, nature, slot }: MaintenancePlan): MaintenanceDraft => {
  const startsAt = toWallTime(slot?.startsAt);
  return {
    vehicleId: vehicle ? vehicleChoice(vehicle) : null,
    providerId: null,
    nature: nature ?? '',
    performedOn: startsAt.slice(0, 10),
    odometerKm: '',
    nextOn: '',
    nextOdometerKm: '',
    description: '',
    cost: '',
    blocked: Boolean(slot),
    outOfService: { startsAt, endsAt: toWallTime(slot?.endsAt) },
    overPromises: false,
    invoice: null,
    removeInvoice: false,
  };
};

/** Returns the form of a stored maintenance. */
export const storedDraft = (work: MaintenanceFormFieldsFragment): MaintenanceDraft => ({
  ...plannedDraft({ vehicle: work.vehicle, nature: work.nature, slot: work.outOfService }),
  providerId: work.provider && { id: work.provider.id, label: work.provider.name },
  performedOn: work.performedOn,
  overPromises: work.overPromises,
  odometerKm: work.odometerKm ?? '',
  nextOn: work.nextOn ?? '',
  nextOdometerKm: work.nextOdometerKm ?? '',
  description: work.description ?? '',
  cost: Number(work.cost),
});

/** Returns errors for missing fields, without which the server could not read the rest; the server checks everything again. */
export const missingFields = (draft: MaintenanceDraft): FieldErrors => ({
  ...(!draft.vehicleId && { vehicleId: t('form.vehicleRequired') }),
  ...(!draft.nature && { nature: t('form.naturePlaceholder') }),
  ...(!draft.performedOn && { performedOn: t('form.performedOnRequired') }),
  ...(draft.blocked && !draft.outOfService.startsAt && { 'outOfService.startsAt': t('form.startsAtRequired') }),
  ...(draft.blocked && !draft.outOfService.endsAt && { 'outOfService.endsAt': t('form.endsAtRequired') }),
});

const valuesOf = (draft: MaintenanceDraft) => ({
  providerId: draft.providerId?.id ?? null,
  odometerKm: wholeOf(draft.odometerKm),
  nextOn: draft.nextOn || null,
  nextOdometerKm: wholeOf(draft.nextOdometerKm),
  description: draft.description.trim() || null,
  cost: amountOf(draft.cost),
  outOfService: draft.blocked ? draft.outOfService : null,
  ...(draft.blocked && { overPromises: draft.overPromises }),
  ...(draft.invoice && { invoice: draft.invoice }),
});

const requiredOf = (draft: MaintenanceDraft) => ({
  vehicleId: draft.vehicleId?.id ?? '',
  nature: draft.nature || natures[0],
  performedOn: draft.performedOn,
});

/** Returns the input of a new maintenance; call `missingFields` first. */
export const toCreateInput = (draft: MaintenanceDraft): CreateMaintenanceInput => ({
  ...requiredOf(draft),
  ...valuesOf(draft),
});

/** Returns the input of an edit. */
export const toUpdateInput = (id: string, version: number, draft: MaintenanceDraft): UpdateMaintenanceInput => ({
  id,
  version,
  ...requiredOf(draft),
  ...valuesOf(draft),
  ...(draft.removeInvoice && !draft.invoice && { removeInvoice: true }),
});
