/** The address of the film on the help-desk page: `/products/suppmail#video`. */
export const videoId = 'video';
