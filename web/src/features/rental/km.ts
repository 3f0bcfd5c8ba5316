const km = new Intl.NumberFormat('fr-FR');

/** `12 345 km`. */
export const formatKm = (value: number): string => `${km.format(value)} km`;
