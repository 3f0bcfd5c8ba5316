import sharp from 'sharp';
import type { TestFile } from './test-app.js';

let plates = 100;

/** Makes a registration that no other vehicle of the test file has. */
export const newPlate = (): string => `${++plates}-B-6`;

/** Returns everything that the old vehicle form sends, under its REST names; the insurance is valid for long. */
export const vehicleForm = (
  { agency, brand }: { agency: { id: number }; brand: { id: number } },
  values: Record<string, string> = {},
): Record<string, string> => ({
  nom: 'Dacia Duster',
  deviceID: '',
  id_agence: String(agency.id),
  id_marque: String(brand.id),
  visible: 'Oui',
  model: '2024-03-01',
  type_transmission: 'Manuelle',
  typeCarburant: 'gazoil',
  gamme: 'SUV compacts',
  prix_location: '450',
  coleur: 'dorée',
  immatriculation: newPlate(),
  nom_agence_assurance: 'Rif Assurances',
  type_assurance: 'Tous risque',
  date_debut: '2026-01-01',
  date_fin: '2099-12-31',
  num_act_assurance: 'A-77',
  prime_total: '4200.50',
  nombre_place: '5',
  nombre_valises: '3',
  climatisation: 'Oui',
  consommation: '5,1 L/100 km',
  toit_ouvrant: 'Non',
  duree_location_1: '3',
  prix_location_1: '420',
  duree_location_2: '7',
  prix_location_2: '400',
  duree_location_3: '',
  prix_location_3: '',
  ...values,
});

/** A small PNG of one colour. */
export async function pictureOf(color: string): Promise<TestFile> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
  return { name: 'photo.png', bytes };
}
