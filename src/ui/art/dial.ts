/**
 * Where the hand of a clock points to.
 * @param turn - what part of its round the hand has made, from the top: a quarter is three o'clock
 */
export function onDial(
  [x, y]: readonly [x: number, y: number],
  radius: number,
  turn: number,
): readonly [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(x + radius * Math.sin(angle)), tenths(y - radius * Math.cos(angle))];
}
