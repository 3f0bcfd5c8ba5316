/** Texts of a vehicle that several public pages show. */
export const texts = {
  perDay: '/ jour',
  photo: 'Photo de {name}',
  noPhoto: 'Photo à venir',
  notFound: 'Ce véhicule n’est plus proposé.',
  seeFleet: 'Voir les véhicules',
};
