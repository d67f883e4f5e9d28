/** The address of the film on the help-desk page: `/products/suppmail#video`. */
export const videoId = 'video';

/** In local storage, once the offer of a free trial has been shown: it comes once per browser. */
export const offerShownKey = 'modalWePower';

/** In local storage, once the film was closed: the next time it waits for its visitor to press play. */
export const videoClosedKey = 'cerradoVideo';
