/** The words that other systems know of a failed quotation call, as specified. Apart: the page needs no schema. */
export const quotationFailure = 'Fallo al obtener los paises';
