/** Names of what the staff choose of a vehicle. */
export const texts = {
  color: {
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
    GOLD: 'dorée',
  },
};
