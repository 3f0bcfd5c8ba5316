import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { Actor } from '../../../kernel/actor.js';
import { searchForm } from '../../../kernel/search-form.js';
import { DomainError, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import { parseNewBrand } from '../../fleet/brand/brand.commands.js';
import type { BrandService } from '../../fleet/brand/brand.service.js';
import { MAX_TIERS } from '../../fleet/vehicle/vehicle-desk.input.js';
import type { CarriedVehicle, CarriedVehicles } from '../../fleet/vehicle/carried-vehicles.js';
import { type InUse, inUseUntilTheEndOf } from '../../fleet/vehicle/vehicle-references.js';
import { cleanPlate } from '../../fleet/vehicle/vehicle-identifiers.js';
import { readNewVehicle, readVehicleEdit } from '../../fleet/vehicle/vehicle.commands.js';
import { COLOR_LABELS, FUEL_LABELS, INSURANCE_LABELS } from '../../fleet/vehicle/vehicle.labels.js';
import { CATEGORY_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import {
  amountField,
  choiceField,
  choicesOf,
  dayField,
  type ImportField,
  textField,
  wholeField,
  yearField,
  yesNoField,
} from './import-field.js';
import { type ImportedLine, type ImportRules, type LineWriter, nested, stored } from './import-kind.js';

const required = true;

const FIELDS: readonly ImportField[] = [
  textField({
    ...{ name: 'name', heading: HEADINGS.name, required, example: 'Dacia Logan' },
    synonyms: ['véhicule', 'voiture', 'désignation', 'marque et modèle', 'libellé'],
    note: 'Marque et modèle comme les clients les connaissent',
  }),
  textField({
    ...{ name: 'plateNumber', heading: HEADINGS.plateNumber, required, example: '12345-A-15' },
    synonyms: [
      'matricule',
      'plaque',
      "plaque d'immatriculation",
      "numéro d'immatriculation",
      'n° immatriculation',
      'immat',
      'n° plaque',
      'numéro de plaque',
    ],
    note: 'Reconnaît le véhicule : un deuxième import le met à jour',
  }),
  textField({
    ...{ name: 'brandId', heading: HEADINGS.brand, required, example: 'Dacia' },
    synonyms: ['constructeur', 'fabricant'],
    note: "Nom de la marque ; une marque que vous n'avez pas est ajoutée",
  }),
  textField({
    ...{ name: 'agencyId', heading: HEADINGS.agency, synonyms: ['site', 'succursale', 'parc', "nom de l'agence"] },
    note: "Nom d'une de vos agences ; vide si vous n'en avez qu'une",
  }),
  choiceField(
    {
      name: 'category',
      heading: HEADINGS.category,
      required,
      synonyms: ['catégorie', 'segment', 'classe'],
      example: CATEGORY_NAMES.CITY_CAR,
    },
    choicesOf(CATEGORY_NAMES, {
      COMPACT_SUV: ['suv', 'suv compact', '4x4'],
      FAMILY_SEDAN: ['berline', 'berline familiale', 'familiale'],
      LUXURY_SEDAN: ['luxe', 'berline de luxe', 'premium'],
      CITY_CAR: ['citadine', 'polyvalente'],
      SMALL_CITY_CAR: ['petite citadine', 'économique', 'mini'],
    }),
  ),
  choiceField(
    {
      name: 'transmission',
      heading: HEADINGS.transmission,
      required,
      synonyms: ['boîte', 'boîte de vitesses', 'type de transmission', 'bv'],
    },
    choicesOf(TRANSMISSION_NAMES, { MANUAL: ['manuel', 'mécanique', 'bvm', 'm'], AUTOMATIC: ['auto', 'bva', 'a'] }),
  ),
  choiceField(
    {
      name: 'fuel',
      heading: HEADINGS.fuel,
      required,
      synonyms: ['énergie', 'motorisation', 'type de carburant'],
      example: FUEL_LABELS.DIESEL,
    },
    choicesOf(FUEL_LABELS, { DIESEL: ['gasoil', 'gazole', 'd'], PETROL: ['sans plomb', 'super', 'e'], HYBRID: ['h'] }),
  ),
  choiceField(
    { name: 'color', heading: HEADINGS.color, required, synonyms: ['teinte'], example: COLOR_LABELS.WHITE },
    choicesOf(COLOR_LABELS, {
      GREEN: ['verte'],
      PURPLE: ['violette', 'mauve'],
      WHITE: ['blanche'],
      BLACK: ['noire'],
      BROWN: ['brun', 'marron'],
      GREY: ['grise', 'argent', 'argenté', 'gris argent', 'anthracite'],
      BLUE: ['bleue'],
      GOLD: ['or', 'beige', 'dorée'],
    }),
  ),
  yearField({
    ...{ name: 'modelDate', heading: HEADINGS.model, required },
    synonyms: [
      'année',
      'année du modèle',
      'année modèle',
      'date du modèle',
      'millésime',
      'mise en circulation',
      'date de mise en circulation',
      'première mise en circulation',
    ],
  }),
  amountField({
    ...{ name: 'dailyPrice', heading: HEADINGS.dailyPrice, required, example: '300' },
    synonyms: [
      'prix',
      'tarif',
      'tarif journalier',
      'prix journalier',
      'prix jour',
      'tarif jour',
      'tarif par jour',
      'prix de location',
    ],
  }),
  ...Array.from({ length: MAX_TIERS }, (_, index): ImportField[] => [
    wholeField({
      ...{ name: `tiers.${index}.fromDays`, heading: `Palier ${index + 1} : jours` },
      note: `Jours de location à partir desquels le prix du palier ${index + 1} vaut`,
    }),
    amountField({ name: `tiers.${index}.dailyPrice`, heading: `Palier ${index + 1} : prix` }),
  ]).flat(),
  wholeField({
    name: 'seats',
    heading: HEADINGS.seats,
    required,
    example: '5',
    synonyms: ['nombre de places', 'sièges', 'nb places'],
  }),
  wholeField({
    name: 'luggage',
    heading: HEADINGS.luggage,
    required,
    example: '2',
    synonyms: ['bagages', 'nombre de valises', 'nb valises'],
  }),
  yesNoField({ name: 'airConditioning', heading: HEADINGS.airConditioning, synonyms: ['clim'] }),
  yesNoField({ name: 'sunroof', heading: HEADINGS.sunroof, example: 'Non' }),
  textField({ name: 'consumption', heading: HEADINGS.consumption, example: '4,5 l/100 km' }),
  textField({
    ...{ name: 'deviceId', heading: HEADINGS.tracker, synonyms: ['gps', 'imei', 'boîtier gps', 'balise'] },
    note: 'Identifiant du traceur GPS',
  }),
  yesNoField({ name: 'visible', heading: HEADINGS.visible, synonyms: ['visible', 'affichage site', 'publié'] }),
  textField({ name: 'insurance.insurer', heading: HEADINGS.insurer, synonyms: ["compagnie d'assurance", 'assurance'] }),
  choiceField(
    { name: 'insurance.type', heading: HEADINGS.insuranceType, example: '' },
    choicesOf(INSURANCE_LABELS, { LIABILITY: ['rc'], COMPREHENSIVE: ['tout risque'] }),
  ),
  dayField({
    name: 'insurance.startsOn',
    heading: HEADINGS.insuredFrom,
    example: '',
    synonyms: ['début assurance', 'assurance début'],
  }),
  dayField({
    ...{ name: 'insurance.endsOn', heading: HEADINGS.insuredTo, example: '' },
    synonyms: ['fin assurance', 'assurance fin', 'échéance assurance', 'expiration assurance', "assurance jusqu'au"],
  }),
  textField({
    name: 'insurance.policyNumber',
    heading: HEADINGS.policyNumber,
    synonyms: ['police', 'n° de police', 'numéro de police'],
  }),
  amountField({ name: 'insurance.premiumTotal', heading: HEADINGS.premium, synonyms: ['prime', "prime d'assurance"] }),
];

interface Services {
  readonly agencies: AgencyService;
  readonly brands: BrandService;
  readonly carriedVehicles: CarriedVehicles;
}

/** Vehicles, found again by their registration (docs/rules/import.md#vehicles). */
export function vehicleImport(services: Services): ImportRules {
  return {
    sheetName: 'Véhicules',
    fileName: 'vehicules',
    recordName: 'véhicule',
    tables: ['vehicle'],
    fields: FIELDS,
    shownFields: (actor) => withAgencies(services, actor),
    writer: (actor) => vehicleWriter(services, actor),
  };
}

/** Offers the agencies by name; with one alone nobody needs to name it. */
async function withAgencies({ agencies }: Services, actor: Actor): Promise<ImportField[]> {
  const names = (await agencies.all(actor)).map(({ name }) => name);
  return FIELDS.map((field) =>
    field.name === 'agencyId' ? { ...field, choices: names, required: names.length > 1 } : field,
  );
}

async function vehicleWriter({ agencies, brands, carriedVehicles }: Services, actor: Actor): Promise<LineWriter> {
  const agencyIds = idsByName(await agencies.all(actor));
  return async (tx, lines) => {
    const inUse = await carriedVehicles.withPlates(actor, lines.map(plateOf));
    // Earlier lines may have added some.
    const brandIds = idsByName(await brands.all(actor));
    const added = new Map<string, string>();
    const addBrand = async (name: string): Promise<number> => {
      const brand = await brands.createWithin(tx, actor, parseNewBrand({ name }));
      brandIds.set(searchForm(name), brand.id);
      added.set(searchForm(name), brand.name);
      return brand.id;
    };
    const keys = new Set<string>();
    const carried: (CarriedVehicle | undefined)[] = [];
    for (const line of lines) {
      const { key = '', vehicle } = inUse.get(plateOf(line)) ?? {};
      const again = key !== '' && keys.has(key);
      keys.add(key);
      carried.push(
        again ? undefined : await withBrand(readVehicle(line, vehicle?.id, agencyIds), line, brandIds, addBrand),
      );
    }
    const put = await carriedVehicles.put(tx, actor, carried, heldOnce(inUseUntilTheEndOf(tx)));
    const results = await stored(tx, put);
    return results.map((result, index) => {
      const brand = added.get(searchForm(brandNameOf(lines[index]) ?? ''));
      if (!result || result instanceof DomainError || brand === undefined) return result;
      return { ...result, remark: `La marque « ${brand} » est ajoutée.` };
    });
  };
}

function plateOf({ values }: ImportedLine): string {
  return cleanPlate(values['plateNumber']) ?? '';
}

function brandNameOf(line: ImportedLine | undefined): string | undefined {
  const name = line?.values['brandId'];
  return typeof name === 'string' ? name : undefined;
}

/** Reads a line without its brand. A vehicle of the fleet keeps its plate as it is written: another spelling is no change. */
function readVehicle(
  { values, unreadable, repeats }: ImportedLine,
  id: number | undefined,
  agencyIds: ReadonlyMap<string, number>,
): CarriedVehicle {
  const { agencyId: agency, brandId: _, tiers, plateNumber, ...fields } = nested(values);
  const [onlyAgency, otherAgency] = agencyIds.values();
  const usual = id === undefined && otherAgency === undefined ? onlyAgency : undefined;
  const agencyId = typeof agency === 'string' ? agencyIds.get(searchForm(agency)) : usual;
  const unknown = typeof agency === 'string' && agencyId === undefined;
  return {
    id,
    sent: {
      ...fields,
      ...(id === undefined && { plateNumber }),
      ...(agencyId !== undefined && { agencyId }),
      ...(tiers !== undefined && { tiers: Object.values(tiers as object) }),
    },
    unreadable: {
      ...(id !== undefined && repeats(id)),
      ...unreadable,
      ...(unknown && { agencyId: [`Vous n'avez pas d'agence « ${agency} ».`] }),
    },
  };
}

/** Names the brand of a vehicle by its id. One that the agency does not have is added, unless the line is wrong anyway. */
async function withBrand(
  vehicle: CarriedVehicle,
  line: ImportedLine,
  brandIds: ReadonlyMap<string, number>,
  add: (name: string) => Promise<number>,
): Promise<CarriedVehicle> {
  const name = brandNameOf(line);
  if (name === undefined) return vehicle;
  const named = (brandId: number): CarriedVehicle => ({ ...vehicle, sent: { ...vehicle.sent, brandId } });
  const known = brandIds.get(searchForm(name));
  if (known !== undefined) return named(known);
  const trial = named(ANY_ID);
  const wrong = Object.keys({ ...vehicle.unreadable, ...problemsOfVehicle(trial) }).length > 0;
  if (wrong) return trial;
  try {
    return named(await add(name));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ...trial, unreadable: { brandId: [error.message] } };
  }
}

/** Stands for a brand that is not added yet. */
const ANY_ID = 1;

function problemsOfVehicle({ id, sent }: CarriedVehicle): FieldErrors {
  return id === undefined ? readNewVehicle(sent).problems : readVehicleEdit({ ...sent, id }).problems;
}

/** Asks once for each agency and brand. */
function heldOnce(inUse: InUse): InUse {
  const asked = new Map<string, Promise<boolean>>();
  return (owner, id) => {
    const key = `${owner.name} ${id}`;
    const answer = asked.get(key) ?? inUse(owner, id);
    asked.set(key, answer);
    return answer;
  };
}

function idsByName(records: readonly { readonly id: number; readonly name: string }[]): Map<string, number> {
  return new Map(records.map(({ id, name }) => [searchForm(name), id]));
}
