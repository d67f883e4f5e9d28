/** The hours of the smallest plan and of the largest. */
export function hoursRange(plans: readonly { readonly hours: number }[]) {
  const hours = plans.map((plan) => plan.hours);
  return { least: Math.min(...hours), most: Math.max(...hours) };
}
