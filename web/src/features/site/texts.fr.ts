/** Texts of the partners and of the WhatsApp button. */
export const texts = {
  footer: {
    whatsapp: 'Écrire à l’agence sur WhatsApp',
  },
  home: {
    services: { brands: 'Nos marques' },
    partners: 'Nos partenaires',
  },
};
