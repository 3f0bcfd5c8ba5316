import { makeWorkbook } from '../../infra/xlsx/workbook.js';
import type { Agency } from '../agency/agency.entity.js';
import type { Brand } from '../brand/brand.entity.js';
import type { Alert } from '../maintenance/maintenance.alert.js';
import { ALERT_NAMES } from '../maintenance/maintenance.wire.js';
import type { Vehicle } from './vehicle.entity.js';
import {
  availabilityName,
  CATEGORY_NAMES,
  COLOR_NAMES,
  FUEL_NAMES,
  INSURANCE_NAMES,
  TRANSMISSION_NAMES,
  yesOrNo,
} from './vehicle.wire.js';

/** One line of the workbook. */
export interface FleetRow {
  readonly vehicle: Vehicle;
  readonly availableNow: boolean;
  readonly alert: Alert | undefined;
  readonly agency: Agency | null;
  readonly brand: Brand | null;
}

/** The fleet as a workbook, everything the list and the form know of a vehicle. */
export function fleetWorkbook(rows: AsyncIterable<FleetRow>): Promise<Buffer> {
  return makeWorkbook<FleetRow>(
    'Véhicules',
    [
      { title: 'Nom', value: ({ vehicle }) => vehicle.name, width: 28 },
      { title: 'Immatriculation', value: ({ vehicle }) => vehicle.plateNumber, width: 16 },
      { title: 'Marque', value: ({ brand }) => brand?.name, width: 18 },
      { title: 'Agence', value: ({ agency }) => agency?.name, width: 24 },
      { title: 'Gamme', value: ({ vehicle }) => CATEGORY_NAMES[vehicle.category], width: 20 },
      { title: 'Transmission', value: ({ vehicle }) => TRANSMISSION_NAMES[vehicle.transmission], width: 14 },
      { title: 'Carburant', value: ({ vehicle }) => FUEL_NAMES[vehicle.fuel], width: 12 },
      { title: 'Couleur', value: ({ vehicle }) => COLOR_NAMES[vehicle.color], width: 12 },
      { title: 'Modèle', kind: 'day', value: ({ vehicle }) => vehicle.modelDate },
      { title: 'Disponibilité', value: ({ availableNow }) => availabilityName(availableNow), width: 14 },
      { title: 'Alerte', value: ({ alert }) => alert && ALERT_NAMES[alert.level], width: 10 },
      { title: 'Note', value: ({ alert }) => alert?.note, width: 60 },
      { title: 'Visible sur le site', value: ({ vehicle }) => yesOrNo(vehicle.visible), width: 18 },
      { title: 'Prix par jour', kind: 'money', value: ({ vehicle }) => vehicle.dailyPrice },
      ...[0, 1, 2].flatMap((index) => [
        {
          title: `Palier ${index + 1} : jours`,
          kind: 'integer' as const,
          value: ({ vehicle }: FleetRow) => vehicle.tiers[index]?.fromDays,
        },
        {
          title: `Palier ${index + 1} : prix`,
          kind: 'money' as const,
          value: ({ vehicle }: FleetRow) => vehicle.tiers[index]?.dailyPrice,
        },
      ]),
      { title: 'Places', kind: 'integer', value: ({ vehicle }) => vehicle.seats },
      { title: 'Valises', kind: 'integer', value: ({ vehicle }) => vehicle.luggage },
      { title: 'Climatisation', value: ({ vehicle }) => yesOrNo(vehicle.airConditioning), width: 14 },
      { title: 'Toit ouvrant', value: ({ vehicle }) => yesOrNo(vehicle.sunroof), width: 14 },
      { title: 'Consommation', value: ({ vehicle }) => vehicle.consumption, width: 16 },
      { title: 'Kilométrage', kind: 'integer', value: ({ vehicle }) => vehicle.odometerKm },
      { title: 'Traceur', value: ({ vehicle }) => vehicle.deviceId, width: 20 },
      { title: 'Assureur', value: ({ vehicle }) => vehicle.insurance.insurer },
      {
        title: "Type d'assurance",
        value: ({ vehicle }) => vehicle.insurance.type && INSURANCE_NAMES[vehicle.insurance.type],
      },
      { title: 'Assurance du', kind: 'day', value: ({ vehicle }) => vehicle.insurance.startsOn },
      { title: 'Assurance au', kind: 'day', value: ({ vehicle }) => vehicle.insurance.endsOn },
      { title: "N° d'acte", value: ({ vehicle }) => vehicle.insurance.policyNumber, width: 18 },
      { title: 'Prime totale', kind: 'money', value: ({ vehicle }) => vehicle.insurance.premiumTotal },
    ],
    rows,
  );
}
