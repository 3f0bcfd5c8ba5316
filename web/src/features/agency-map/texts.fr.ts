/** Texts of the map of agencies. Its code is loaded when a visitor scrolls near it. */
export const texts = {
  map: {
    label: 'Carte des agences',
    list: 'Agences',
    show: 'Voir {name} sur la carte',
    all: 'Toutes les agences',
    hours: 'Horaires de {name}',
    closed: 'fermé',
    stretch: 'du {from} au {to}',
    directions: 'Itinéraire',
    directionsTo: 'Itinéraire vers {name}',
    failed: 'Les agences n’ont pas pu être chargées.',
  },
};
