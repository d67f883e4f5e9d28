/** The icons of a carousel's button while it turns, and while it is paused. */
export const pausingShape = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
export const playingShape = 'M8 5v14l11-7z';
