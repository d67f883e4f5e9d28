/** Figures of a company that does not exist. The dashboard says so on its face. */
export const exampleFigures = {
  salesByDay: [5_200, 6_800, 6_100, 8_400, 9_900, 4_300],
  orders: 186,
  /** By week; the last one is this week. */
  lateDeliveries: [19, 22, 17, 18, 13, 14, 9, 7],
  partOfGoal: 0.72,
} as const;

export const salesOfWeek = exampleFigures.salesByDay.reduce<number>((total, sales) => total + sales, 0);
