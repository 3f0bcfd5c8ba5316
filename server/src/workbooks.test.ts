import { readSheet } from '../test/read-sheet.js';
import { customerWorkbook } from './modules/people/customer/customer.workbook.js';
import { employeeWorkbook } from './modules/people/employee/employee.workbook.js';
import { maintenanceWorkbook } from './modules/upkeep/maintenance/maintenance.workbook.js';
import { reservationWorkbook } from './modules/booking/reservation/reservation.workbook.js';
import { vehicleWorkbook } from './modules/fleet/vehicle/vehicle.workbook.js';

async function* rowsOf<Row>(...rows: readonly object[]): AsyncGenerator<Row, void> {
  for (const row of rows) yield await Promise.resolve(row as Row);
}

/** Returns heading and text of each cell of the first row. */
async function read(workbook: Promise<Buffer>): Promise<Record<string, unknown>> {
  const sheet = await readSheet(await workbook);
  const [headings, cells] = [1, 2].map((row) => sheet?.getRow(row).values as unknown[]);
  return Object.fromEntries((headings ?? []).slice(1).map((heading, index) => [heading, cells?.[index + 1]]));
}

const vehicle = { name: 'Dacia Duster', plateNumber: '12345-A-6' };

describe('a workbook has correct French texts with accents', () => {
  it('of reservations', async () => {
    const reservation = {
      numberKey: 'K7RT4W9XMP',
      ...{ driverLastName: 'Idrissi', driverFirstName: 'Omar' },
      ...{ driverPhone: '0612345678', driverEmail: 'omar@exemple.ma' },
      ...{ vehicleName: vehicle.name, plateNumber: vehicle.plateNumber, agencyName: 'Agdal' },
      startsAt: new Date('2026-12-01T10:00:00Z'),
      endsAt: new Date('2026-12-05T10:00:00Z'),
      status: 'ACCEPTED',
      stage: 'NO_SHOW',
      kind: 'QUICK',
    };
    const sheet = await read(reservationWorkbook(rowsOf(reservation), false));
    expect(sheet).toMatchObject({
      Numéro: 'K7RT4-W9XMP',
      Prénom: 'Omar',
      Téléphone: '0612345678',
      'E-mail': 'omar@exemple.ma',
      'Date de début': expect.any(Date),
      'Date de fin': expect.any(Date),
      État: 'Acceptée',
      Étape: 'Non présenté',
      Agence: 'Agdal',
      Type: 'Réservation rapide',
    });
    const rental = await read(reservationWorkbook(rowsOf(reservation), true));
    expect(rental).toMatchObject({ Étape: 'Non présenté', Agence: 'Agdal' });
    expect(Object.keys(rental)).toEqual(Object.keys(sheet).filter((heading) => heading in rental));
  });

  it('of customers and employees', async () => {
    const person = { title: 'MRS', lastName: 'Alaoui', firstName: 'Salma', phone: '0600000000' };
    expect(
      await read(
        customerWorkbook(
          rowsOf({
            ...person,
            ...{ lastRentalAt: null, emailVerifiedAt: null },
            ...{ status: 'BLOCKED', rating: 'GOOD', createdAt: new Date('2026-12-01T10:00:00Z') },
          }),
        ),
      ),
    ).toMatchObject({
      Prénom: 'Salma',
      Civilité: 'Madame',
      Téléphone: '0600000000',
      Statut: 'Bloqué',
      Appréciation: 'Bon client',
      'Inscrit le': expect.any(Date),
    });
    expect(await read(employeeWorkbook(rowsOf({ ...person, role: 'EMPLOYEE' })))).toMatchObject({
      Prénom: 'Salma',
      Téléphone: '0600000000',
      Rôle: 'Employé',
    });
  });

  it('of vehicles and maintenance', async () => {
    const car = {
      ...vehicle,
      category: 'CITY_CAR',
      transmission: 'MANUAL',
      fuel: 'ELECTRIC',
      color: 'GOLD',
      tiers: [],
      insuranceType: 'COLLISION',
    };
    const row = {
      ...{ vehicle: car, brand: { name: 'Dacia' }, agency: { name: 'Casablanca' } },
      ...{ availableNow: false, alert: { level: 'EXPIRED', note: '' } },
    };
    expect(await read(vehicleWorkbook(rowsOf(row)))).toMatchObject({
      Marque: 'Dacia',
      Agence: 'Casablanca',
      Alerte: 'Expiré',
      Disponibilité: 'Indisponible',
      Couleur: 'Doré',
      Carburant: 'Électrique',
      "Type d'assurance": 'Collision',
    });
    const work = { nature: 'OIL_CHANGE', description: 'Huile', cost: '300.00' };
    const line = { maintenance: work, vehicle, provider: null, state: { level: 'BAD' } };
    expect(await read(maintenanceWorkbook(rowsOf(line)))).toMatchObject({
      Nature: 'Vidange',
      Désignation: 'Huile',
      Alerte: 'Bientôt',
    });
  });
});
