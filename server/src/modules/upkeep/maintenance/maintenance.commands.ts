import {
  asAmount,
  asPeriod,
  unlessEmpty,
  type Changes,
  CommandFields,
  type ValidatedEdit,
  type ValidatedNew,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import { MaintenanceFields } from './maintenance.input.js';
import { maintenanceProblems } from './maintenance.rules.js';

export interface NewMaintenance {
  readonly vehicleId: number;
  readonly providerId: number | null;
  readonly nature: MaintenanceNature;
  /** Kilometres. */
  readonly odometerKm: number | null;
  readonly nextOdometerKm: number | null;
  readonly performedOn: string;
  readonly nextOn: string | null;
  readonly description: string | null;
  readonly cost: Money;
  /** The period in which the vehicle cannot be rented. */
  readonly outOfService: Period | null;
  /** Whether planned rentals may overlap the period; they are then at risk. */
  readonly overPromises: boolean;
}

/** A new maintenance with its problems, which are reported together with those of its invoice and references. */
export type MaintenanceEntry = ValidatedNew<NewMaintenance>;
/** An edit of a maintenance with its problems, reported as for `MaintenanceEntry`. */
export interface MaintenanceEdit extends ValidatedEdit<NewMaintenance> {
  readonly removeInvoice: boolean;
}

/** The fields of an edit of a maintenance, as received. */
export type SentMaintenanceEdit = SentEdit<NewMaintenance> & { readonly removeInvoice?: unknown };

const NO_COST: Money = '0.00';

/** Parses and checks the fields of new maintenance and of edits. Dates are compared with each other and with the present day. */
export const MAINTENANCE_FIELDS = new CommandFields<NewMaintenance>({
  validatedBy: MaintenanceFields,
  clean: {
    vehicleId: idSent,
    providerId: idSent,
    nature: unlessEmpty,
    odometerKm: unlessEmpty,
    nextOdometerKm: unlessEmpty,
    performedOn: unlessEmpty,
    nextOn: unlessEmpty,
    description: cleanText,
    cost: (sent) => asAmount(sent) ?? NO_COST,
    outOfService: asPeriod,
    overPromises: (sent) => sent === true,
  },
  clearable: ['providerId', 'odometerKm', 'nextOdometerKm', 'nextOn', 'description', 'outOfService'],
  defaults: { overPromises: false },
  problemsBetween: (fields: Changes<NewMaintenance>) => maintenanceProblems(fields, new Date()),
});

export function readNewMaintenance(sent: Sent<NewMaintenance>): MaintenanceEntry {
  return MAINTENANCE_FIELDS.read(sent);
}

export function readMaintenanceEdit({ removeInvoice, ...sent }: SentMaintenanceEdit): MaintenanceEdit {
  return { ...MAINTENANCE_FIELDS.readEdit(sent), removeInvoice: removeInvoice === true };
}
