/** Texts of the list of agencies and its map. */
export const texts = {
  map: {
    label: 'Carte des agences',
    list: 'Agences',
    show: 'Voir {name} sur la carte',
    all: 'Toutes les agences',
    hours: 'Horaires de {name}',
    exceptions: 'Jours particuliers à {name}',
    closed: 'fermé',
    stretch: 'du {from} au {to}',
    directions: 'Itinéraire',
    directionsTo: 'Itinéraire vers {name}',
  },
};
