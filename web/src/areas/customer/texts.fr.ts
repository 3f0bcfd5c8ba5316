/** Texts of the frame of the customer's area. */
export const texts = {
  title: 'Mon espace',
  shell: {
    navigation: 'Navigation de l’espace client',
    toggleMenu: 'Ouvrir ou fermer le menu',
    dashboard: 'Dashboard',
    fleet: 'Nos véhicules',
    customer: 'Client',
    home: 'Retour au site',
  },
};
