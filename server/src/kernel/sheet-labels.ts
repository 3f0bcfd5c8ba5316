/**
 * The words of every workbook and printed document: headings and the names of choices, in proper French. The wire names some
 * of the same choices in its own spelling ('reservation rapid', 'expire'), which old programs read and people never should.
 */

/** Headings of columns. */
export const HEADINGS = {
  id: 'Identifiant',
  number: 'Numéro',
  title: 'Civilité',
  lastName: 'Nom',
  firstName: 'Prénom',
  name: 'Nom',
  nationalId: 'CIN',
  passport: 'Passeport',
  phone: 'Téléphone',
  mobile: 'GSM',
  email: 'E-mail',
  address: 'Adresse',
  role: 'Rôle',
  accountStatus: 'Statut',
  rating: 'Appréciation',
  comment: 'Commentaire',
  rentals: 'Locations',
  cancellations: 'Annulations',
  refusals: 'Refus',
  turnover: "Chiffre d'affaires",
  lastRental: 'Dernière location',
  verifiedAt: 'E-mail vérifié le',
  registeredAt: 'Inscrit le',
  vehicle: 'Véhicule',
  plateNumber: 'Immatriculation',
  startsAt: 'Date de début',
  endsAt: 'Date de fin',
  days: 'Jours',
  day: 'Jour',
  pickupPlace: 'Lieu de livraison',
  returnPlace: 'Lieu de retour',
  status: 'État',
  kind: 'Type',
  quote: 'Devis',
  total: 'Total',
  advance: 'Avance',
  balance: 'Reste',
  reason: 'Motif',
  requestedAt: 'Demandée le',
  brand: 'Marque',
  shownOnSite: 'Affichée sur le site',
  agency: 'Agence',
  tradeRegister: 'RC',
  cnss: 'CNSS',
  patente: 'Patente',
  taxId: 'IF',
  ice: 'ICE',
  contract: 'Contrat',
  category: 'Gamme',
  transmission: 'Transmission',
  fuel: 'Carburant',
  color: 'Couleur',
  model: 'Modèle',
  availability: 'Disponibilité',
  alert: 'Alerte',
  note: 'Note',
  visible: 'Visible sur le site',
  dailyPrice: 'Prix par jour',
  seats: 'Places',
  luggage: 'Valises',
  airConditioning: 'Climatisation',
  sunroof: 'Toit ouvrant',
  consumption: 'Consommation',
  odometer: 'Kilométrage',
  tracker: 'Traceur',
  insurer: 'Assureur',
  insuranceType: "Type d'assurance",
  insuredFrom: 'Assurance du',
  insuredTo: 'Assurance au',
  policyNumber: "N° d'acte",
  premium: 'Prime totale',
  nature: 'Nature',
  date: 'Date',
  description: 'Désignation',
  provider: 'Prestataire',
  cost: 'Coût',
  nextOn: 'Prochaine date',
  nextOdometer: 'Prochain kilométrage',
  outOfServiceFrom: 'Immobilisé du',
  outOfServiceTo: 'Immobilisé au',
  revenue: 'Revenus',
  charges: 'Charges',
  profit: 'Bénéfice',
  use: "Taux d'utilisation",
} as const;

export const RESERVATION_STATUS_LABELS = {
  PENDING: 'En traitement',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  CANCELLED: 'Annulée',
} as const;

export const RESERVATION_KIND_LABELS = { FULL: 'Réservation complète', QUICK: 'Réservation rapide' } as const;

export const ALERT_LABELS = { GOOD: 'À jour', BAD: 'Bientôt', EXPIRED: 'Expiré' } as const;

export const TITLE_LABELS = { MR: 'Monsieur', MRS: 'Madame' } as const;

export const CUSTOMER_STATUS_LABELS = { ACTIVE: 'Actif', BLOCKED: 'Bloqué' } as const;

export const CUSTOMER_RATING_LABELS = { GOOD: 'Bon client', IRRESPONSIBLE: 'Irresponsable' } as const;

export const ROLE_LABELS = { ADMIN: 'Administrateur', EMPLOYEE: 'Employé' } as const;

export const CONTRACT_LABELS = { MODEL_1: 'Modèle 1', MODEL_2: 'Modèle 2' } as const;

export const FUEL_LABELS = { DIESEL: 'Gazoil', PETROL: 'Essence', HYBRID: 'Hybride', ELECTRIC: 'Électrique' } as const;

export const COLOR_LABELS = {
  RED: 'Rouge',
  ORANGE: 'Orange',
  YELLOW: 'Jaune',
  GREEN: 'Vert',
  BLUE: 'Bleu',
  PURPLE: 'Violet',
  PINK: 'Rose',
  WHITE: 'Blanc',
  BLACK: 'Noir',
  BROWN: 'Marron',
  GREY: 'Gris',
  GOLD: 'Doré',
} as const;

export const INSURANCE_LABELS = {
  LIABILITY: 'Responsabilité civile',
  COLLISION: 'Collision',
  COMPREHENSIVE: 'Tous risques',
} as const;

export function availabilityLabel(availableNow: boolean): string {
  return availableNow ? 'Disponible' : 'Indisponible';
}

export function yesOrNoLabel(value: boolean): string {
  return value ? 'Oui' : 'Non';
}
