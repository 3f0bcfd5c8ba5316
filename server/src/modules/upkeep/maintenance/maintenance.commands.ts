import {
  asAmount,
  asSent,
  type Changes,
  CommandFields,
  type JudgedEdit,
  type JudgedNew,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import type { MaintenanceNature } from './maintenance.entity.js';
import { JudgedMaintenance } from './maintenance.input.js';
import { maintenanceProblems } from './maintenance.rules.js';

/** The fields of a new work on a vehicle. */
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
  /** Time in which the vehicle cannot be rented. */
  readonly outOfService: Period | null;
}

/** A new work; what is wrong with it is told with what is wrong with its invoice and with the records that it names. */
export type MaintenanceEntry = JudgedNew<NewMaintenance>;
/** An edit of a work; as in `MaintenanceEntry`, what is wrong is told at once. */
export interface MaintenanceEdit extends JudgedEdit<NewMaintenance> {
  readonly removeInvoice: boolean;
}

/** What a door was sent for an edit of a work. */
export type SentMaintenanceEdit = SentEdit<NewMaintenance> & { readonly removeInvoice?: unknown };

const NO_COST: Money = '0.00';

export const MAINTENANCE_FIELDS = new CommandFields<NewMaintenance>({
  judgedBy: JudgedMaintenance,
  clean: {
    vehicleId: idSent,
    providerId: idSent,
    nature: asSent,
    odometerKm: asSent,
    nextOdometerKm: asSent,
    performedOn: asSent,
    nextOn: asSent,
    description: cleanText,
    cost: (sent) => asAmount(sent) ?? NO_COST,
    outOfService: asSent,
  },
  clearable: ['providerId', 'odometerKm', 'nextOdometerKm', 'nextOn', 'description', 'outOfService'],
  between: (fields: Changes<NewMaintenance>) => maintenanceProblems(fields, new Date()),
});

/** Reads a new work. */
export function readNewMaintenance(sent: Sent<NewMaintenance>): MaintenanceEntry {
  return MAINTENANCE_FIELDS.read(sent);
}

/** Reads an edit of a work. */
export function readMaintenanceEdit({ removeInvoice, ...sent }: SentMaintenanceEdit): MaintenanceEdit {
  return { ...MAINTENANCE_FIELDS.readEdit(sent), removeInvoice: removeInvoice === true };
}
