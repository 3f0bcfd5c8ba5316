/** Texts of the document that a browser shows before the pages' programs are there; index.html names them as {{key}}. */
export const texts = {
  title: 'Location de voitures au Maroc',
  description: 'Réservez une voiture de location au Maroc : prix clairs, livraison dans toutes les grandes villes.',
  loading: 'Chargement…',
  slowLine: 'La ligne est lente.',
  retry: 'Réessayer',
  noScript: 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
};
