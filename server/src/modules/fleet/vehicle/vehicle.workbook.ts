import { makeWorkbook } from '../../../platform/xlsx/workbook.js';
import type { Alert } from './vehicle-alert.js';
import { ALERT_LABELS, availabilityLabel, COLOR_LABELS, FUEL_LABELS, INSURANCE_LABELS } from './vehicle.labels.js';
import { HEADINGS, yesOrNoLabel } from '../../../platform/xlsx/headings.js';
import type { AgencyRecord } from '../agency/agency.entity.js';
import type { BrandRecord } from '../brand/brand.entity.js';
import type { VehicleRecord } from './vehicle.entity.js';
import { CATEGORY_NAMES, TRANSMISSION_NAMES } from './vehicle.wire.js';

/** One row of the workbook. */
export interface VehicleRow {
  readonly vehicle: VehicleRecord;
  readonly brand: BrandRecord;
  readonly agency: AgencyRecord;
  readonly availableNow: boolean;
  readonly alert: Alert | undefined;
}

/** Writes the fleet as a workbook, with all fields of the list and the form. */
export function vehicleWorkbook(rows: AsyncIterable<VehicleRow>): Promise<Buffer> {
  return makeWorkbook<VehicleRow>(
    'Véhicules',
    [
      { title: HEADINGS.name, value: ({ vehicle }) => vehicle.name, width: 28 },
      { title: HEADINGS.plateNumber, value: ({ vehicle }) => vehicle.plateNumber, width: 16 },
      { title: HEADINGS.brand, value: ({ brand }) => brand.name, width: 18 },
      { title: HEADINGS.agency, value: ({ agency }) => agency.name, width: 24 },
      { title: HEADINGS.category, value: ({ vehicle }) => CATEGORY_NAMES[vehicle.category], width: 20 },
      { title: HEADINGS.transmission, value: ({ vehicle }) => TRANSMISSION_NAMES[vehicle.transmission], width: 14 },
      { title: HEADINGS.fuel, value: ({ vehicle }) => FUEL_LABELS[vehicle.fuel], width: 12 },
      { title: HEADINGS.color, value: ({ vehicle }) => COLOR_LABELS[vehicle.color], width: 12 },
      { title: HEADINGS.model, kind: 'day', value: ({ vehicle }) => vehicle.modelDate },
      { title: HEADINGS.availability, value: ({ availableNow }) => availabilityLabel(availableNow), width: 14 },
      { title: HEADINGS.alert, value: ({ alert }) => alert && ALERT_LABELS[alert.level], width: 10 },
      { title: HEADINGS.note, value: ({ alert }) => alert?.note, width: 60 },
      { title: HEADINGS.visible, value: ({ vehicle }) => yesOrNoLabel(vehicle.visible), width: 18 },
      { title: HEADINGS.dailyPrice, kind: 'money', value: ({ vehicle }) => vehicle.dailyPrice },
      ...[0, 1, 2].flatMap((index) => [
        {
          title: `Palier ${index + 1} : jours`,
          kind: 'integer' as const,
          value: ({ vehicle }: VehicleRow) => vehicle.tiers[index]?.fromDays,
        },
        {
          title: `Palier ${index + 1} : prix`,
          kind: 'money' as const,
          value: ({ vehicle }: VehicleRow) => vehicle.tiers[index]?.dailyPrice,
        },
      ]),
      { title: HEADINGS.seats, kind: 'integer', value: ({ vehicle }) => vehicle.seats },
      { title: HEADINGS.luggage, kind: 'integer', value: ({ vehicle }) => vehicle.luggage },
      { title: HEADINGS.airConditioning, value: ({ vehicle }) => yesOrNoLabel(vehicle.airConditioning), width: 14 },
      { title: HEADINGS.sunroof, value: ({ vehicle }) => yesOrNoLabel(vehicle.sunroof), width: 14 },
      { title: HEADINGS.consumption, value: ({ vehicle }) => vehicle.consumption, width: 16 },
      { title: HEADINGS.odometer, kind: 'integer', value: ({ vehicle }) => vehicle.odometerKm },
      { title: HEADINGS.tracker, value: ({ vehicle }) => vehicle.deviceId, width: 20 },
      { title: HEADINGS.insurer, value: ({ vehicle }) => vehicle.insuranceInsurer },
      {
        title: HEADINGS.insuranceType,
        value: ({ vehicle }) => vehicle.insuranceType && INSURANCE_LABELS[vehicle.insuranceType],
      },
      { title: HEADINGS.insuredFrom, kind: 'day', value: ({ vehicle }) => vehicle.insuranceStartsOn },
      { title: HEADINGS.insuredTo, kind: 'day', value: ({ vehicle }) => vehicle.insuranceEndsOn },
      { title: HEADINGS.policyNumber, value: ({ vehicle }) => vehicle.insurancePolicyNumber, width: 18 },
      { title: HEADINGS.premium, kind: 'money', value: ({ vehicle }) => vehicle.insurancePremiumTotal },
    ],
    rows,
  );
}
